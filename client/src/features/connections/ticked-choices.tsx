import { Checkbox, Label, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useId } from 'react';

const useStyles = makeStyles({
  choices: { display: 'flex', flexDirection: 'column' },
  problem: { color: tokens.colorStatusDangerForeground1 },
});

interface TickedChoicesProps<Choice extends string> {
  label: string;
  labels: Readonly<Record<Choice, string>>;
  choices: readonly Choice[];
  chosen: readonly Choice[];
  error?: string;
  onChange: (chosen: Choice[]) => void;
}

/** A choice of several values, with one check box each. Not in a `Field`, which would give its label to every box. */
export function TickedChoices<Choice extends string>(props: TickedChoicesProps<Choice>) {
  const { label, labels, choices, chosen, error, onChange } = props;
  const styles = useStyles();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.choices}>
      <Label id={id} required>
        {label}
      </Label>
      {choices.map((choice) => (
        <Checkbox
          key={choice}
          label={labels[choice]}
          checked={chosen.includes(choice)}
          onChange={(_event, { checked }) =>
            onChange(choices.filter((one) => (one === choice ? checked === true : chosen.includes(one))))
          }
        />
      ))}
      {error && (
        <Text size={200} className={styles.problem}>
          {error}
        </Text>
      )}
    </div>
  );
}
