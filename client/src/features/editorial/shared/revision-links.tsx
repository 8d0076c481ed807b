import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { t } from '@contracts';

const useStyles = makeStyles({
  revisions: { display: 'flex', gap: tokens.spacingHorizontalXS, marginInlineStart: tokens.spacingHorizontalS },
  revision: {
    ...typographyStyles.caption1,
    paddingInline: tokens.spacingHorizontalS,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    lineHeight: '22px',
    minWidth: '24px',
    textAlign: 'center',
    '&[aria-current]': {
      backgroundColor: tokens.colorBrandBackground2,
      border: `1px solid ${tokens.colorBrandStroke2}`,
      color: tokens.colorBrandForeground2,
      fontWeight: tokens.fontWeightSemibold,
    },
  },
});

interface Props {
  /** The present revision. */
  revision: number;
  /** The revision on the screen. */
  shown: number;
  /** The address that shows a revision. */
  to: (revision: number) => string;
}

/** A link to each revision of an article. */
export function RevisionLinks({ revision, shown, to }: Props) {
  const styles = useStyles();
  const revisions = Array.from({ length: revision + 1 }, (_none, index) => index);
  return (
    <span className={styles.revisions}>
      {revisions.map((one) => (
        <Link
          key={one}
          to={to(one)}
          className={styles.revision}
          aria-current={one === shown ? 'true' : undefined}
          aria-label={t('Revision {one}', { one })}
        >
          {t('R{one}', { one })}
        </Link>
      ))}
    </span>
  );
}
