import { makeStyles, tokens } from '@fluentui/react-components';
import { usePublicSettings } from '../api/public-api';

const useStyles = makeStyles({
  logo: {
    display: 'block',
    flexShrink: 0,
    boxSizing: 'border-box',
    height: '28px',
    maxWidth: '140px',
    padding: '2px',
    objectFit: 'contain',
    // Most logos are drawn for paper. Dark letters on a transparent background would be invisible in the dark theme.
    backgroundColor: '#ffffff',
    borderRadius: tokens.borderRadiusSmall,
  },
});

/** The address of an uploaded logo; it changes with the picture, so that browsers may keep it. */
export const logoAddress = (hash: string): string => `/api/journal-logo/${hash}`;

/** The journal's logo, next to its name. Renders nothing if there is no logo. */
export function JournalLogo() {
  const styles = useStyles();
  const { logo } = usePublicSettings();
  return logo === '' ? null : <img src={logoAddress(logo)} alt="" className={styles.logo} />;
}
