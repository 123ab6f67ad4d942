import type { DeployableManifest } from '@site/contracts/federation/registry'

/** One line for each part of a version that outgrew its budget. A version without a budget is an error too. */
export function errorsOfSize({ name, size, budget }: DeployableManifest): string[] {
  if (!budget)
    return [
      `${name} has no budget.json with two numbers of bytes after brotli: { "js": bytes, "css": bytes }`
    ]
  return (['js', 'css'] as const)
    .filter((kind) => size[kind] > budget[kind])
    .map(
      (kind) =>
        `${name}: ${kind} is ${kilobytes(size[kind])} after brotli, ${kilobytes(size[kind] - budget[kind])} over its ` +
        `budget of ${kilobytes(budget[kind])}: make it smaller, or raise ${name}/budget.json in the same change and say why`
    )
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
