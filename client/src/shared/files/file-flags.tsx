import { Badge, makeStyles, tokens } from '@fluentui/react-components';
import { ShieldErrorRegular } from '@fluentui/react-icons';
import { FILE_FLAG_LABELS, type FileView } from '@contracts';

const useStyles = makeStyles({
  flags: { display: 'inline-flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
});

/** Problems noticed in a file at upload. The server sends them to the office only. */
export function FileFlags({ flags }: Pick<FileView, 'flags'>) {
  const styles = useStyles();
  if (!flags?.length) return null;
  return (
    <span className={styles.flags}>
      {flags.map((flag) => (
        <Badge key={flag} appearance="tint" color="warning" icon={<ShieldErrorRegular aria-hidden />}>
          {FILE_FLAG_LABELS[flag]}
        </Badge>
      ))}
    </span>
  );
}
