import type { Visitor } from './browser';

/** Chooses a radio button of a group. */
export async function rate(visitor: Visitor, group: string, option: string): Promise<void> {
  const box = await visitor.find('radiogroup', group);
  const radio = await box.$(`::-p-aria([name="${option}"][role="radio"])`);
  if (!radio) throw new Error(`'${group}' has no option '${option}'.`);
  await radio.evaluate((node) => node.scrollIntoView({ block: 'center' }));
  await radio.click();
}
