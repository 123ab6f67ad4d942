// Preloaded into every Node process of ours (plain JavaScript: it runs before tsx). When the runner goes, however it
// goes, the channel to it closes and the process drains as on SIGTERM; one that cannot drain is ended.
const end = () => {
  setTimeout(() => process.exit(1), 15_000).unref()
  process.kill(process.pid, 'SIGTERM')
}

// A runner killed at once is gone before anyone listens.
if (process.connected) process.once('disconnect', end)
else end()
// Listening must not be what keeps a drained process alive.
process.channel?.unref()
