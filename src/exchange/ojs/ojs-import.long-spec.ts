import { expectWhole } from '../../../test/support/ojs/expect-whole';
import { ImportBench } from '../../../test/support/ojs/import-bench';

const SUBMISSIONS = 520;

describe.each([
  ['3.3', 'Postgres'],
  ['3.4', 'EventStoreDB'],
] as const)('an OJS %s of 520 submissions, into %s', (version, kind) => {
  it('is imported completely, and a second import changes nothing', async () => {
    const bench = await ImportBench.open(kind, version, SUBMISSIONS);
    try {
      expect((await bench.import()).articles).toMatchObject({ new: SUBMISSIONS });
      await expectWhole(bench, SUBMISSIONS);
      const before = await bench.everything();
      expect((await bench.import()).articles).toMatchObject({ new: 0, continued: 0, same: SUBMISSIONS });
      expect(await bench.everything()).toEqual(before);
    } finally {
      await bench.close();
    }
  }, 1_200_000);
});
