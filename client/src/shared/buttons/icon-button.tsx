import { Button, Tooltip } from '@fluentui/react-components';
import type { ComponentProps, JSX } from 'react';

type ButtonElementProps = Extract<ComponentProps<typeof Button>, { as?: 'button' }>;

type Props = Omit<ButtonElementProps, 'children' | 'icon' | 'aria-label'> & {
  icon: JSX.Element;
  /** The name of the action, for the tooltip and for assistive technology. */
  label: string;
};

/** A button with only an icon. Its name appears as a tooltip on hover and on keyboard focus, since an icon alone may not be understood. */
export function IconButton({ label, ...button }: Props) {
  return (
    <Tooltip content={label} relationship="label">
      <Button {...button} />
    </Tooltip>
  );
}
