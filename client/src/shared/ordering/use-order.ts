import { useState } from 'react';
import { type Move, moved } from './moves';

interface Order<Item> {
  items: Item[];
  /** True once something was moved. */
  changed: boolean;
  /** The new place of the last moved item, as text for screen readers. */
  announcement: string;
  move(key: string, move: Move): void;
  /** Changes items without moving them. */
  replace(items: Item[]): void;
}

interface Options<Item> {
  keyOf(item: Item): string;
  /** Returns 'Fig6.tif is now Figure 2.'; gets the item and all items in their new order. */
  announcementOf(item: Item, items: readonly Item[]): string;
}

/**
 * An order that a person changes. Each move starts from the result of the previous one, so that none is lost even if moves follow each
 * other quickly.
 */
export function useOrder<Item>(initial: () => Item[], { keyOf, announcementOf }: Options<Item>): Order<Item> {
  const [order, setOrder] = useState(() => ({ items: initial(), changed: false, announcement: '' }));
  const move = (key: string, target: Move): void =>
    setOrder((before) => {
      const index = before.items.findIndex((item) => keyOf(item) === key);
      const item = before.items[index];
      if (item === undefined) return before;
      const items = moved(before.items, index, target);
      return { items, changed: true, announcement: announcementOf(item, items) };
    });
  const replace = (items: Item[]): void => setOrder((before) => ({ ...before, items, changed: true }));
  return { ...order, move, replace };
}
