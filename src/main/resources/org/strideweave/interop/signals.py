"""Keeps the signals of the process, which belong to the host, from a closed context."""


def _close():
    import _signal

    def refuse(*args, **keywords):
        raise PermissionError("signals belong to the host of this context")

    for name in ("alarm", "pthread_kill", "raise_signal", "set_wakeup_fd", "setitimer", "siginterrupt", "signal"):
        if hasattr(_signal, name):
            setattr(_signal, name, refuse)


_close()
del _close
