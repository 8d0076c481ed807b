import { ImportBench } from '../../../test/support/ojs/import-bench';
import { EVERY_WAY } from '../../../test/support/ojs/make-ojs';
describe('x', () => {
  it('runs', async () => {
    for (const version of ['3.3', '3.4'] as const) {
      const bench = await ImportBench.open('Postgres', version, EVERY_WAY * 2);
      const done = await bench.import();
      console.log(done.articles, done.events, done.people, done.left, done.problems.found.map((p) => `${p.where}: ${p.what}`).slice(0, 40).join('\n'));
      const compared = await bench.compare();
      console.log([...compared.totals], compared.differences);
      const before = await bench.everything();
      const again = await bench.import();
      console.log(again.articles);
      expect(await bench.everything()).toEqual(before);
      await bench.close();
    }
  }, 100000);
});
