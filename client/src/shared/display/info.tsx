import { InfoButton, makeStyles } from '@fluentui/react-components';
import { t } from '@contracts';

interface InfoProps {
  /** The name of what is explained. */
  about: string;
  text: string;
}

// Minimum target size (WCAG 2.5.8, 24 px), which does not make the line of the name higher.
const useStyles = makeStyles({
  button: { minWidth: '24px', minHeight: '24px', marginBlock: '-4px', verticalAlign: 'middle' },
});

/** An explanation, shown by a small button beside the name. */
export function Info({ about, text }: InfoProps) {
  const styles = useStyles();
  return (
    <InfoButton size="small" className={styles.button} aria-label={t("What ''{about}' means", { about })} info={text} />
  );
}
