import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { usePublicSettings } from '../../shared/api/public-api';
import { JournalLogo } from '../../shared/display/journal-logo';

const useStyles = makeStyles({
  journal: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minWidth: 0,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    fontWeight: tokens.fontWeightSemibold,
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // On a phone, a wide logo leaves no room for the name, which most logos contain. Screen readers still read the name.
  afterLogo: {
    '@media (max-width: 640px)': { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' },
  },
  initial: {
    flexShrink: 0,
    width: '26px',
    height: '26px',
    borderRadius: '6px',
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    // A system font, because the font of manuscripts would be loaded on every page for a single letter.
    fontFamily: 'Georgia, "Times New Roman", serif',
    fontSize: '15px',
    lineHeight: '26px',
    textAlign: 'center',
  },
});

/** The journal's logo, or else its initial. */
export function JournalSign() {
  const styles = useStyles();
  const { journalName, logo } = usePublicSettings();
  if (logo !== '') return <JournalLogo />;
  const [initial = ''] = journalName.trim();
  return (
    <span className={styles.initial} aria-hidden>
      {initial.toUpperCase()}
    </span>
  );
}

/** The journal's sign and its name, as a link to the home page. */
export function JournalMark() {
  const styles = useStyles();
  const { journalName, logo } = usePublicSettings();
  return (
    <Link to="/" className={styles.journal}>
      <JournalSign />
      <span className={mergeClasses(styles.name, logo !== '' && styles.afterLogo)}>{journalName}</span>
    </Link>
  );
}
