import { setTimeout as wait } from 'node:timers/promises';
import { Surrounding } from './surrounding';

describe('a value that surrounds work', () => {
  const place = new Surrounding<string>();
  const hour = new Surrounding<number>();

  it('is found by all code that the work calls, also later, and by no other code', async () => {
    const seen = await place.run('Utrecht', async () => {
      await wait(1);
      return place.get();
    });
    expect([seen, place.get()]).toEqual(['Utrecht', undefined]);
  });

  it('leaves other values as they are', () => {
    const seen = place.run('Utrecht', () => hour.run(9, () => place.run('Gouda', () => [place.get(), hour.get()])));
    expect(seen).toEqual(['Gouda', 9]);
  });

  it('is separate for concurrent works', async () => {
    const seen = await Promise.all(
      ['Utrecht', 'Gouda'].map((name) =>
        place.run(name, async () => {
          await wait(1);
          return place.get();
        }),
      ),
    );
    expect(seen).toEqual(['Utrecht', 'Gouda']);
  });
});
