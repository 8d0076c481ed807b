import { makeStyles, tokens } from '@fluentui/react-components';
import { t } from '@contracts';

const useStyles = makeStyles({
  link: {
    position: 'fixed',
    top: tokens.spacingVerticalS,
    left: tokens.spacingHorizontalS,
    zIndex: 2000,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    transform: 'translateY(-200%)',
    ':focus': { transform: 'none' },
    '@media print': { display: 'none' },
  },
});

/** The first element in the tab order: jumps past the menu to the content. */
export function SkipLink() {
  const styles = useStyles();
  return (
    <a
      href="#main"
      className={styles.link}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {t('Skip to content')}
    </a>
  );
}
