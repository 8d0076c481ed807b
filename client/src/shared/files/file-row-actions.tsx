import { Button, Tooltip } from '@fluentui/react-components';
import { ArrowSwapRegular } from '@fluentui/react-icons/svg/arrow-swap';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { type FileView, t } from '@contracts';
import type { OpenFileDialog } from './file-dialogs';
import { givenName } from './file-names';

interface FileRowActionsProps {
  file: FileView;
  mayReplace: boolean;
  mayDelete: boolean;
  onOpen(dialog: OpenFileDialog): void;
}

/** The actions for one file, as buttons in its row. */
export function FileRowActions({ file, mayReplace, mayDelete, onOpen }: FileRowActionsProps) {
  return (
    <span style={{ display: 'inline-flex' }}>
      {mayReplace && (
        <Tooltip content={t('Replace {name}', { name: givenName(file) })} relationship="label">
          <Button
            appearance="subtle"
            size="small"
            icon={<ArrowSwapRegular />}
            onClick={() => onOpen({ kind: 'replace', file })}
          />
        </Tooltip>
      )}
      {mayDelete && (
        <Tooltip content={t('Delete {name}', { name: givenName(file) })} relationship="label">
          <Button
            appearance="subtle"
            size="small"
            icon={<DeleteRegular />}
            onClick={() => onOpen({ kind: 'delete', file })}
          />
        </Tooltip>
      )}
    </span>
  );
}
