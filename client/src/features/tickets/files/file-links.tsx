import { Link, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AttachRegular } from '@fluentui/react-icons/svg/attach';
import type { ReactNode } from 'react';
import { sizeLabel, t, type TicketFile } from '@contracts';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
  },
  row: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  name: { overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' },
});

interface Props {
  files: readonly TicketFile[];
  /** Content after each name. */
  action?: (file: TicketFile) => ReactNode;
}

/** Files of a text; each opens in a new tab. Renders nothing if there are none. */
export function FileLinks({ files, action }: Props) {
  const styles = useStyles();
  if (files.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('Attached files')}>
      {files.map((file) => (
        <li key={file.id} className={styles.row}>
          <AttachRegular aria-hidden />
          <Link href={file.location} target="_blank" rel="noreferrer" className={styles.name}>
            {file.name}
          </Link>
          <Text size={200} className={styles.quiet}>
            {sizeLabel(file.size)}
          </Text>
          {action?.(file)}
        </li>
      ))}
    </ul>
  );
}
