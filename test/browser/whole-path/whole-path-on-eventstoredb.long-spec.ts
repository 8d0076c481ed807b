import { followTheWholePath } from './whole-path-suite';

jest.setTimeout(1_200_000);

describe('One manuscript on EventStoreDB, from registration to acceptance', () => followTheWholePath('double'));
