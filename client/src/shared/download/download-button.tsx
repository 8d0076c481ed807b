import { Button } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { useState } from 'react';
import { selectSession } from '../session/session-slice';
import { useAppSelector, useNotify } from '../state/hooks';
import { fetchFile } from './download';
import { saveFile } from './save-file';

interface DownloadButtonProps {
  label: string;
  /** The accessible name, if several buttons have the same label. */
  name?: string;
  /** Label while the server is working. */
  busyLabel?: string;
  /** The path below /api. */
  path: string;
  /** Sent as JSON by POST; without it the call is a GET. */
  body?: object;
  fileName: string;
  /** The message if the server sends none. */
  problem: string;
  disabled?: boolean;
}

/** Downloads a file that requires the session's token. */
export function DownloadButton({
  label,
  name,
  busyLabel,
  path,
  body,
  fileName,
  problem,
  disabled,
}: DownloadButtonProps) {
  const [busy, setBusy] = useState(false);
  const token = useAppSelector(selectSession)?.token ?? '';
  const notify = useNotify();
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await fetchFile(path, token, problem, body), fileName);
    } catch (error) {
      notify.error(error instanceof Error ? error.message : problem);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      aria-label={name}
      icon={<ArrowDownloadRegular />}
      disabled={disabled}
      disabledFocusable={!disabled && busy}
      onClick={() => void download()}
    >
      {busy && busyLabel ? busyLabel : label}
    </Button>
  );
}
