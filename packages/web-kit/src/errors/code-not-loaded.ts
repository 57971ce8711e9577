/** The code of a page or a part of it could not be fetched: the network failed, or a newer version of the shop has replaced it. */
export class CodeNotLoaded extends Error {
  constructor(cause: unknown) {
    super('The code of this page could not be loaded', { cause });
    this.name = 'CodeNotLoaded';
  }
}
