import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useDeferredValue } from 'react';
import { VisuallyHidden } from '../display/visually-hidden';
import type { Move } from './moves';
import { OrderedRow } from './ordered-row';
import { useAim } from './use-aim';

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', listStyleType: 'none', margin: 0, padding: 0 },
});

interface Props<Item> {
  label: string;
  items: readonly Item[];
  keyOf(item: Item): string;
  /** The name of an item in its buttons, such as a file or a person. */
  nameOf(item: Item): string;
  onMove(key: string, move: Move): void;
  /** The text announced to screen readers. */
  announcement: string;
  children(item: Item, index: number): ReactNode;
}

/**
 * The number of rows in the first render of a list. The other rows follow immediately in the background, so that a long list opens without
 * a wait.
 */
const FIRST_ROWS = 8;
/** Pixels that the pointer moves before a press becomes a drag. */
const DRAG_FROM = 4;
/**
 * Switches off the announcements of the drag-and-drop library, since `announcement` reports moves. Keys do not drag, since each row has buttons
 * and a field for them.
 */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** A list that a person can reorder: by dragging, by two buttons, or by typing a place. */
export function OrderedList<Item>({ label, items, keyOf, nameOf, onMove, announcement, children }: Props<Item>) {
  const styles = useStyles();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }));
  const aim = useAim(onMove);
  const keys = items.map(keyOf);
  const rows = useDeferredValue(items.length, Math.min(items.length, FIRST_ROWS));
  const drop = ({ active, over }: DragEndEvent): void => {
    const to = over ? keys.indexOf(String(over.id)) : -1;
    if (to >= 0 && active.id !== over?.id) onMove(String(active.id), { to });
  };
  return (
    <>
      <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={SILENT} onDragEnd={drop}>
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <ol className={styles.list} aria-label={label}>
            {items.slice(0, rows).map((item, index) => (
              <OrderedRow
                key={keys[index]}
                id={keys[index] ?? ''}
                name={nameOf(item)}
                index={index}
                count={items.length}
                aim={aim}
                onMove={onMove}
              >
                {children(item, index)}
              </OrderedRow>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <VisuallyHidden>
        <span aria-live="polite">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
