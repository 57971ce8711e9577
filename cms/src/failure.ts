/** A failure the operator can act on: the log shows its message without a stack. */
export class Failure extends Error {
  override stack = '';
}
