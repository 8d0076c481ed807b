import { killWhileAuthorsWrite } from '../kill/kill-suite';

/** The same campaign with the events in the double of EventStoreDB. */
describe('kill -9 while four authors write to EventStoreDB', () =>
  killWhileAuthorsWrite({ authors: 4, submit: 1, postgresKills: 1, eventStore: 'double' }));
