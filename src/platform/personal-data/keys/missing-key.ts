/** A key that neither exists nor is erased. */
export class MissingKey extends Error {
  constructor(id: string) {
    super(`The key ${id} of personal data is missing in app.person_keys, and was not erased: restore it from a backup`);
    this.name = 'MissingKey';
  }
}
