import { expectImports } from '../../../test/support/exchange/imports-suite';
import { SchemaCheck } from '../validation/schema-check';

describe('A thousand packages of accepted articles', () => {
  const check = new SchemaCheck();
  afterAll(() => check.onModuleDestroy());

  it('are unpacked and imported again, equal in every field that the standard contains', async () => {
    await expectImports(check, 2_000, 1_000);
  }, 1_800_000);
});
