import { InfoButton, makeStyles } from '@fluentui/react-components';
import { t } from '@contracts';

interface InfoProps {
  /** The name of the explained thing. */
  about: string;
  text: string;
}

// The minimum target size (24 px, WCAG 2.5.8), without increasing the line height of the name.
const useStyles = makeStyles({
  button: { minWidth: '24px', minHeight: '24px', marginBlock: '-4px', verticalAlign: 'middle' },
});

/** An explanation, shown by a small button next to the name. */
export function Info({ about, text }: InfoProps) {
  const styles = useStyles();
  return (
    <InfoButton size="small" className={styles.button} aria-label={t("What ''{about}' means", { about })} info={text} />
  );
}
