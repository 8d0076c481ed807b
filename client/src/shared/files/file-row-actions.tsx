import { Button } from '@fluentui/react-components';
import { ArrowSwapRegular } from '@fluentui/react-icons/svg/arrow-swap';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import type { FileView } from '@contracts';
import type { OpenFileDialog } from './file-dialogs';

interface FileRowActionsProps {
  file: FileView;
  mayReplace: boolean;
  mayDelete: boolean;
  onOpen(dialog: OpenFileDialog): void;
}

/** The actions for one file, as buttons in its row. */
export function FileRowActions({ file, mayReplace, mayDelete, onOpen }: FileRowActionsProps) {
  return (
    <>
      {mayReplace && (
        <Button
          appearance="subtle"
          size="small"
          icon={<ArrowSwapRegular />}
          aria-label={`Replace ${file.filename}`}
          onClick={() => onOpen({ kind: 'replace', file })}
        />
      )}
      {mayDelete && (
        <Button
          appearance="subtle"
          size="small"
          icon={<DeleteRegular />}
          aria-label={`Delete ${file.filename}`}
          onClick={() => onOpen({ kind: 'delete', file })}
        />
      )}
    </>
  );
}
