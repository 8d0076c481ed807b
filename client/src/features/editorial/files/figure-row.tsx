import { Button, Checkbox, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
import { useLayoutEffect, useRef } from 'react';
import { DESIGNATION_LABELS } from '@contracts';
import { FileThumbnail } from '../../../shared/files/file-thumbnail';
import type { Placed } from './figure-places';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    paddingBlock: tokens.spacingVerticalXS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  number: { minWidth: '3em' },
  name: { display: 'grid', flexGrow: 1, flexBasis: '12em', minWidth: 0, overflowWrap: 'anywhere' },
  kind: { color: tokens.colorNeutralForeground3 },
  moves: { display: 'flex', gap: tokens.spacingHorizontalXS },
});

interface FigureRowProps {
  place: Placed;
  number: string;
  isFirst: boolean;
  isLast: boolean;
  onMove(by: -1 | 1): void;
  onPart(isPart: boolean): void;
}

/** One figure with its number; two buttons move it, which also works by keyboard. */
export function FigureRow({ place, number, isFirst, isLast, onMove, onPart }: FigureRowProps) {
  const styles = useStyles();
  const { file, caption, isPart } = place;
  return (
    <li className={styles.row}>
      <Text weight="semibold" className={styles.number}>
        {number}
      </Text>
      <FileThumbnail file={file} />
      <span className={styles.name}>
        <Text>{caption === '' ? file.filename : caption}</Text>
        <Text size={200} className={styles.kind}>
          {caption === '' ? DESIGNATION_LABELS[file.type] : `${DESIGNATION_LABELS[file.type]}, ${file.filename}`}
        </Text>
      </span>
      <Checkbox
        label="Part of the figure above"
        aria-label={`${file.filename}: part of the figure above`}
        checked={isPart && !isFirst}
        disabled={isFirst}
        onChange={(_event, data) => onPart(data.checked === true)}
      />
      <MoveButtons name={file.filename} {...{ isFirst, isLast, onMove }} />
    </li>
  );
}

interface MoveButtonsProps extends Pick<FigureRowProps, 'isFirst' | 'isLast' | 'onMove'> {
  name: string;
}

function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  const styles = useStyles();
  const { keep, up, down } = useKeptFocus();
  const move = (by: -1 | 1): void => {
    keep(by);
    onMove(by);
  };
  return (
    <span className={styles.moves}>
      <Button
        ref={up}
        size="small"
        icon={<ArrowUpRegular />}
        aria-label={`Move ${name} up`}
        disabledFocusable={isFirst}
        onClick={() => move(-1)}
      />
      <Button
        ref={down}
        size="small"
        icon={<ArrowDownRegular />}
        aria-label={`Move ${name} down`}
        disabledFocusable={isLast}
        onClick={() => move(1)}
      />
    </span>
  );
}

/** A row that moves in the DOM loses the focus. This keeps it on the pressed button. */
function useKeptFocus() {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<-1 | 1 | null>(null);
  useLayoutEffect(() => {
    if (pressed.current === null) return;
    (pressed.current === -1 ? up : down).current?.focus();
    pressed.current = null;
  });
  const keep = (by: -1 | 1): void => {
    pressed.current = by;
  };
  return { up, down, keep };
}
