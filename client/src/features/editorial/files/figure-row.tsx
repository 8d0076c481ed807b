import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { DESIGNATION_LABELS } from '@contracts';
import type { Placed } from '../../../shared/figures/figure-places';
import { PartBox } from '../../../shared/figures/part-box';
import { givenName } from '../../../shared/files/file-names';
import { FileThumbnail } from '../../../shared/files/file-thumbnail';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
  },
  number: { minWidth: '3em' },
  name: { display: 'grid', flexGrow: 1, flexBasis: '12em', minWidth: 0, overflowWrap: 'anywhere' },
  kind: { color: tokens.colorNeutralForeground3 },
});

interface FigureRowProps {
  place: Placed;
  number: string;
  isFirst: boolean;
  onPart(isPart: boolean): void;
}

/** The description of one figure, and whether it is a part of the figure above. */
export function FigureRow({ place, number, isFirst, onPart }: FigureRowProps) {
  const styles = useStyles();
  const { file, caption } = place;
  const kind = DESIGNATION_LABELS[file.type];
  return (
    <div className={styles.row}>
      <Text weight="semibold" className={styles.number}>
        {number}
      </Text>
      <FileThumbnail file={file} />
      <span className={styles.name}>
        <Text>{caption === '' ? givenName(file) : caption}</Text>
        <Text size={200} className={styles.kind}>
          {caption === '' ? kind : `${kind}, ${givenName(file)}`}
        </Text>
      </span>
      <PartBox {...{ place, isFirst, onPart }} />
    </div>
  );
}
