import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { t } from '@contracts';
import { OrcidIcon } from './orcid-icon';

const useStyles = makeStyles({
  authenticated: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    verticalAlign: 'bottom',
  },
  typed: { color: tokens.colorNeutralForeground3 },
  number: { whiteSpace: 'nowrap' },
});

interface OrcidIdProps {
  orcid: string | null;
  /** The iD of the account that ORCID itself confirmed. */
  authenticated: string | null;
}

/** An ORCID iD. Only an iD confirmed by ORCID has the icon and the link; a typed iD is marked (lifecycle, section 5 (6)). */
export function OrcidId({ orcid, authenticated }: OrcidIdProps) {
  const styles = useStyles();
  if (orcid === null) return null;
  if (orcid !== authenticated)
    return (
      <span>
        <span className={styles.number}>{orcid}</span> <span className={styles.typed}>{t('(not authenticated)')}</span>
      </span>
    );
  return (
    <span className={styles.authenticated}>
      <OrcidIcon />
      <Link
        inline
        className={styles.number}
        href={`https://orcid.org/${orcid}`}
        target="_blank"
        rel="noreferrer"
        aria-label={t('Authenticated ORCID iD {orcid}', { orcid })}
      >
        {orcid}
      </Link>
    </span>
  );
}
