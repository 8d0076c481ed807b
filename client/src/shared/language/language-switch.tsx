import { makeStyles, tokens } from '@fluentui/react-components';
import { LANGUAGE_NAMES, LANGUAGES, LOCALES, spokenLanguage, t } from '@contracts';
import { changeLanguage } from './language-choice';

const useStyles = makeStyles({
  languages: {
    display: 'flex',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingVerticalM,
  },
  language: {
    minHeight: '24px',
    border: 'none',
    background: 'none',
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalXS}`,
    font: 'inherit',
    color: tokens.colorBrandForegroundLink,
    cursor: 'pointer',
    textDecorationLine: 'underline',
    '&[aria-current]': { color: tokens.colorNeutralForeground1, textDecorationLine: 'none', cursor: 'default' },
  },
});

/** The languages in their own words, for people without an account. */
export function LanguageSwitch() {
  const styles = useStyles();
  const spoken = spokenLanguage();
  return (
    <nav aria-label={t('Language')} className={styles.languages}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={LOCALES[language]}
          className={styles.language}
          aria-current={language === spoken ? 'true' : undefined}
          onClick={() => language !== spoken && changeLanguage(language)}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </nav>
  );
}
