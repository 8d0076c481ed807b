import { BuiltServer, newDataDir, removeDataDir, type Settings } from './built-server';

export interface Launched {
  /** The folder that all servers of this block share unless a test names another. */
  dataDir: string;
  /** Starts a server without waiting; it is stopped after the test. */
  launch(settings?: Settings, folder?: string): BuiltServer;
}

/** Servers for the tests of a `describe` block, in one folder that is removed after the last. */
export function launchedServers(): Launched {
  const dataDir = newDataDir();
  const servers: BuiltServer[] = [];
  afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));
  afterAll(() => removeDataDir(dataDir));
  const launch = (settings: Settings = {}, folder = dataDir): BuiltServer => {
    const server = BuiltServer.launch(folder, settings);
    servers.push(server);
    return server;
  };
  return { dataDir, launch };
}

/** A new folder for each test of a `describe` block, removed after it. */
export function folderForEach(): () => string {
  let dataDir = '';
  beforeEach(() => {
    dataDir = newDataDir();
  });
  afterEach(() => removeDataDir(dataDir));
  return () => dataDir;
}
