/** A slow link in user space, which needs neither root nor a kernel module. */
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

export interface Link {
  readonly kilobitsPerSecond: number;
  readonly roundTripMilliseconds: number;
  readonly processorSlowdown: number;
}

/** The headers around a UDP datagram. */
const headerBytes = 28;

/** One direction: all datagrams share its rate, each takes half a round trip, and they arrive in order. */
function openDirection({ kilobitsPerSecond, roundTripMilliseconds }: Link) {
  const deliveries: (() => void)[] = [];
  let freeAt = 0;
  return (bytes: number, deliver: () => void): void => {
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + ((bytes + headerBytes) * 8) / kilobitsPerSecond;
    deliveries.push(deliver);
    setTimeout(() => deliveries.shift()?.(), freeAt + roundTripMilliseconds / 2 - now);
  };
}

/**
 * Puts a link in front of an HTTP/3 server on this machine. The link loses nothing; slow start and repeats are
 * the work of its two ends.
 * @returns the port at the visitor's end, and a function that closes the link
 */
export async function openLink(serverPort: number, link: Link) {
  let isOpen = true;
  const [up, down] = [openDirection(link), openDirection(link)];
  const end = createSocket('udp4').bind(0, '127.0.0.1');
  const servers = new Map<number, Socket>();
  end.on('message', (datagram, { port, address }) => {
    const server = servers.get(port) ?? createSocket('udp4');
    up(datagram.length, () => isOpen && server.send(datagram, serverPort, '127.0.0.1'));
    if (servers.has(port)) return;
    servers.set(port, server);
    server.on('message', (answer) =>
      down(answer.length, () => isOpen && end.send(answer, port, address)),
    );
  });
  await once(end, 'listening');
  const close = () => {
    isOpen = false;
    for (const socket of [end, ...servers.values()]) socket.close();
  };
  return { port: end.address().port, close };
}
