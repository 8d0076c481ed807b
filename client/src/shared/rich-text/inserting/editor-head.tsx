import { Label, makeStyles, tokens } from '@fluentui/react-components';
import type { ComponentProps } from 'react';
import { InsertValue } from './insert-value';

interface Props extends Omit<ComponentProps<typeof InsertValue>, 'into'> {
  label: string;
  required: boolean;
  /** Focuses the editor. */
  focus(): void;
}

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
  },
});

/** The label of an editor, and the menu of what can be inserted into its text. */
export function EditorHead({ label, required, focus, ...inserting }: Props) {
  return (
    <div className={useStyles().head}>
      <Label required={required} onClick={focus}>
        {label}
      </Label>
      <InsertValue into={label} {...inserting} />
    </div>
  );
}
