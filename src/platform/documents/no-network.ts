import dgram from 'node:dgram';
import net from 'node:net';

function refuse(): never {
  throw new Error('This process has no network.');
}

/** Removes this process's access to the network, so that no untrusted file can make it fetch or send data. */
export function leaveNetwork(): void {
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  dgram.Socket.prototype.bind = refuse;
  dgram.Socket.prototype.send = refuse;
  dgram.Socket.prototype.connect = refuse;
}
