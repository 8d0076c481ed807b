import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
import { ReOrderDotsVerticalRegular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { t } from '@contracts';
import { IconButton } from '../buttons/icon-button';
import type { Move } from './moves';
import { PlaceField } from './place-field';
import type { Aim } from './use-aim';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    rowGap: tokens.spacingVerticalXS,
    paddingBlock: tokens.spacingVerticalS,
    paddingInline: tokens.spacingHorizontalXS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  dragged: { position: 'relative', zIndex: 1, boxShadow: tokens.shadow16 },
  handle: {
    display: 'inline-flex',
    paddingBlock: tokens.spacingVerticalM,
    fontSize: '20px',
    cursor: 'grab',
    touchAction: 'none',
    color: tokens.colorNeutralForeground3,
  },
  content: { flexGrow: 1, flexBasis: '14rem', minWidth: 0 },
  moves: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, marginInlineStart: 'auto' },
});

interface Props {
  id: string;
  name: string;
  index: number;
  count: number;
  aim: Aim;
  onMove(key: string, move: Move): void;
  children: ReactNode;
}

/** One row: a handle to drag it, its content, two buttons and a field for its place. */
export function OrderedRow({ id, name, index, count, aim, onMove, children }: Props) {
  const styles = useStyles();
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className={mergeClasses(styles.row, isDragging && styles.dragged)}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <span {...listeners} className={styles.handle} aria-hidden title={t('Drag to another place')}>
        <ReOrderDotsVerticalRegular />
      </span>
      <div className={styles.content}>{children}</div>
      <Moves {...{ id, name, index, count, aim, onMove }} />
    </li>
  );
}

function Moves({ id, name, index, count, aim, onMove }: Omit<Props, 'children'>) {
  const styles = useStyles();
  const { up, down } = useKeptFocus(id, aim);
  const isLast = index === count - 1;
  return (
    <span className={styles.moves}>
      <IconButton
        ref={up}
        size="small"
        icon={<ArrowUpRegular />}
        label={t('Move {name} up', { name })}
        disabledFocusable={index === 0}
        onClick={(event) => aim.press(id, -1, event)}
      />
      <IconButton
        ref={down}
        size="small"
        icon={<ArrowDownRegular />}
        label={t('Move {name} down', { name })}
        disabledFocusable={isLast}
        onClick={(event) => aim.press(id, 1, event)}
      />
      <PlaceField
        key={index}
        name={name}
        place={index + 1}
        count={count}
        onPlace={(place) => onMove(id, { to: place - 1 })}
      />
    </span>
  );
}

/** A row that moves in the DOM loses the focus. This keeps it on the pressed button. */
function useKeptFocus(
  id: string,
  aim: Aim,
): { up: RefObject<HTMLButtonElement | null>; down: RefObject<HTMLButtonElement | null> } {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const by = aim.takeFocus(id);
    if (by !== null) (by === -1 ? up : down).current?.focus();
  });
  return { up, down };
}
