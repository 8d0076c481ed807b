/** Nothing was written: a crash of the database has lost a key with which the events are encrypted. */
export class KeyLost extends Error {
  constructor() {
    super('A key of personal data is no longer in the database');
    this.name = 'KeyLost';
  }
}
