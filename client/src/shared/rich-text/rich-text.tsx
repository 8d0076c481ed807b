import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { isEmptyRichText, t } from '@contracts';
import { SERIF_FONT } from '../theme/written';
import { sanitise } from './sanitise';

/** Also used by the editor, so that text looks the same while writing and reading. */
export const useReadingStyles = makeStyles({
  text: {
    fontFamily: SERIF_FONT,
    fontSize: tokens.fontSizeBase400,
    lineHeight: '1.625',
    maxWidth: '70ch',
    overflowWrap: 'anywhere',
    '& p': { marginBlock: `0 ${tokens.spacingVerticalM}` },
    '& :is(h1,h2,h3,h4,h5,h6)': {
      marginBlock: `${tokens.spacingVerticalL} ${tokens.spacingVerticalS}`,
      fontSize: tokens.fontSizeBase400,
      fontWeight: tokens.fontWeightSemibold,
    },
    '& :is(ul,ol)': {
      marginBlock: `0 ${tokens.spacingVerticalM}`,
      paddingInlineStart: tokens.spacingHorizontalXXL,
    },
    '& :is(ul,ol) :is(ul,ol)': { marginBlock: 0 },
    '& blockquote': {
      marginInline: 0,
      paddingInlineStart: tokens.spacingHorizontalL,
      borderLeft: `3px solid ${tokens.colorNeutralStroke1}`,
    },
    '& figure': { margin: 0, overflowX: 'auto' },
    '& table': { borderCollapse: 'collapse' },
    '& :is(td,th)': { border: `1px solid ${tokens.colorNeutralStroke1}`, padding: tokens.spacingHorizontalS },
    '& a': { color: tokens.colorBrandForegroundLink },
    '& > :last-child': { marginBottom: 0 },
  },
  none: { color: tokens.colorNeutralForeground3 },
});

interface RichTextProps {
  html: string;
  /** Shown if there is no text. */
  empty?: string;
}

/** Rich text for reading: in the font for texts that people wrote, 16/26, at most 70 characters per line. */
export function RichText({ html, empty = t('No text.') }: RichTextProps) {
  const styles = useReadingStyles();
  const clean = useMemo(() => sanitise(html), [html]);
  if (isEmptyRichText(html)) return <p className={mergeClasses(styles.text, styles.none)}>{empty}</p>;
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: clean }} />;
}
