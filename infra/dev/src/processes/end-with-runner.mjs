// Preloaded into every Node process that the runner starts (plain JavaScript, as it runs before TypeScript is understood). When the runner ends, in
// whatever way, the channel to it closes and the process drains as on SIGTERM; one that cannot drain is ended.
const end = () => {
  setTimeout(() => process.exit(1), 15_000).unref()
  process.kill(process.pid, 'SIGTERM')
}

// The runner may have been killed before this line.
if (process.connected) process.once('disconnect', end)
else end()
// The open channel must not keep a drained process alive.
process.channel?.unref()
