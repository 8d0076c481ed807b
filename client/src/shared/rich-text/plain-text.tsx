import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  text: { overflowWrap: 'anywhere' },
  none: { color: tokens.colorNeutralForeground3 },
});

interface PlainTextProps {
  text: string;
  /** Shown if there is no text. */
  empty?: string;
}

/** Plain text of several lines for reading. Shown as rich text it would lose what looks like a tag, such as `<j.smit@uni.example>`. */
export function PlainText({ text, empty = '' }: PlainTextProps) {
  const styles = useStyles();
  const isEmpty = text.trim() === '';
  return (
    <span className={mergeClasses(styles.text, isEmpty && styles.none)} style={{ whiteSpace: 'pre-line' }}>
      {isEmpty ? empty : text}
    </span>
  );
}
