import { useState } from 'react';
import { type Move, moved } from './moves';

interface Order<Item> {
  items: Item[];
  /** True once something was moved. */
  changed: boolean;
  /** Where the last moved item is now, for screen readers. */
  said: string;
  move(key: string, move: Move): void;
  /** Changes items without moving them. */
  replace(items: Item[]): void;
}

interface Options<Item> {
  keyOf(item: Item): string;
  /** 'Fig6.tif is now Figure 2.'; gets the item and its new neighbours. */
  say(item: Item, items: readonly Item[]): string;
}

/** An order that a person changes. Each move starts from the result of the one before, so that none is lost, however fast they come. */
export function useOrder<Item>(initial: () => Item[], { keyOf, say }: Options<Item>): Order<Item> {
  const [order, setOrder] = useState(() => ({ items: initial(), changed: false, said: '' }));
  const move = (key: string, wanted: Move): void =>
    setOrder((before) => {
      const index = before.items.findIndex((item) => keyOf(item) === key);
      const item = before.items[index];
      if (item === undefined) return before;
      const items = moved(before.items, index, wanted);
      return { items, changed: true, said: say(item, items) };
    });
  const replace = (items: Item[]): void => setOrder((before) => ({ ...before, items, changed: true }));
  return { ...order, move, replace };
}
