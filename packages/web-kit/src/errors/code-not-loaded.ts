/** The code of a page or part couldn't be fetched: the network failed, or a newer version of the shop was deployed. */
export class CodeNotLoaded extends Error {
  constructor(cause: unknown) {
    super('This page couldn’t be loaded', { cause });
    this.name = 'CodeNotLoaded';
  }
}
