import { expectExports } from '../../../test/support/exchange/exports-suite';
import { SchemaCheck } from '../validation/schema-check';

describe('A thousand accepted articles', () => {
  const check = new SchemaCheck();
  afterAll(() => check.onModuleDestroy());

  it('are exported valid and read again without a loss', async () => {
    await expectExports(check, 1_000, 1_000);
  }, 1_800_000);
});
