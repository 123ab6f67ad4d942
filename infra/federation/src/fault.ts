/** A fault of what was asked or of the code to deploy, told to a developer in one line each; not a bug of the command. */
export class DeployFault extends Error {
  override readonly name = 'DeployFault'
  readonly faults: string[]

  constructor(faults: string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}
