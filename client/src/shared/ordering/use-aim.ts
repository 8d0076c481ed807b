import { type MouseEvent, useRef } from 'react';
import type { Move } from './moves';

/** Milliseconds within which presses at the same spot count as one series. */
const SERIES_MS = 1_000;
/** Pixels by which a resting pointer may move. */
const SPOT_RADIUS_PX = 3;

interface Pressed {
  key: string;
  by: -1 | 1;
  x: number;
  y: number;
  at: number;
}

export interface Aim {
  press(key: string, by: -1 | 1, event: MouseEvent): void;
  /** The button of this row that must have the focus after a move, once; null if it is another row's. */
  takeFocus(key: string): -1 | 1 | null;
}

/**
 * After a move, the pointer is no longer over the moved row but over its neighbour. Quick presses at the same spot keep moving the same
 * item, as the person intends, and the focus stays on that item's button.
 */
export function useAim(onMove: (key: string, move: Move) => void): Aim {
  const last = useRef<Pressed | null>(null);
  const focused = useRef<{ key: string; by: -1 | 1 } | null>(null);
  const press: Aim['press'] = (key, by, { clientX: x, clientY: y, timeStamp: at }) => {
    const before = last.current;
    const isByPointer = x !== 0 || y !== 0;
    const isSameSpot = before && Math.abs(before.x - x) <= SPOT_RADIUS_PX && Math.abs(before.y - y) <= SPOT_RADIUS_PX;
    const isTogether = isByPointer && isSameSpot && before.by === by && at - before.at < SERIES_MS;
    const meant = isTogether ? before.key : key;
    last.current = { key: meant, by, x, y, at };
    focused.current = { key: meant, by };
    onMove(meant, { by });
  };
  const takeFocus: Aim['takeFocus'] = (key) => {
    if (focused.current?.key !== key) return null;
    const { by } = focused.current;
    focused.current = null;
    return by;
  };
  return { press, takeFocus };
}
