/** Slow links in user space, which need no right and no module of the system's kernel. */
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

export interface Link {
  readonly kilobitsPerSecond: number;
  readonly roundTripMilliseconds: number;
  readonly processorSlowdown: number;
  /** Of datagrams, after each has paid for its share of the line; TCP loses nothing here. */
  readonly lossPercent?: number;
}

/** What TCP carries in a frame of Ethernet, and the headers around it; those around a datagram of UDP. */
const [segmentBytes, headerBytes, datagramHeaderBytes] = [1_448, 52, 28];

/** One direction of a line: returns when the last bit of a number of bytes has left. */
function makeLine({ kilobitsPerSecond }: Link, headers = headerBytes) {
  let freeAt = 0;
  return (bytes: number): number => {
    freeAt = Math.max(freeAt, performance.now()) + ((bytes + headers) * 8) / kilobitsPerSecond;
    return freeAt;
  };
}

/** Runs tasks at their times and in their order: chunks that overtook each other would corrupt TLS. */
function makeTimetable() {
  const tasks: (() => void)[] = [];
  return (atMilliseconds: number, task: () => void): void => {
    tasks.push(task);
    setTimeout(() => tasks.shift()?.(), atMilliseconds - performance.now());
  };
}

/**
 * Puts a link in front of a server on this machine. Connecting costs a round trip; bytes cost half of
 * one and their share of a rate that all connections share; a connection starts with ten segments in
 * flight, and each that has arrived makes room for two. Nothing is lost.
 * @returns the port at the visitor's end, and what closes it
 */
export async function openLink(serverPort: number, link: Link) {
  const { roundTripMilliseconds: roundTrip } = link;
  const [upLine, downLine] = [makeLine(link), makeLine(link)];
  const end = createServer({ noDelay: true, pauseOnConnect: true }, (visitor) => {
    const server = connect({ port: serverPort, host: '127.0.0.1', noDelay: true });
    visitor.on('error', () => undefined).on('close', () => server.destroy());
    server.on('error', () => undefined).on('close', () => visitor.destroy());
    const [toServer, toVisitor, acknowledge] = [makeTimetable(), makeTimetable(), makeTimetable()];
    let waiting = Buffer.alloc(0);
    let allowanceBytes = 10 * segmentBytes;
    const send = () => {
      while (waiting.length > 0 && allowanceBytes > 0) {
        const segment = waiting.subarray(0, segmentBytes);
        waiting = waiting.subarray(segment.length);
        allowanceBytes -= segment.length;
        const leftAt = downLine(segment.length);
        toVisitor(leftAt + roundTrip / 2, () => visitor.write(segment));
        acknowledge(leftAt + roundTrip, () => {
          allowanceBytes += 2 * segment.length;
          send();
        });
      }
    };
    server.on('data', (chunk) => {
      waiting = Buffer.concat([waiting, chunk]);
      send();
    });
    visitor.on('data', (chunk) => {
      toServer(upLine(chunk.length) + roundTrip / 2, () => server.write(chunk));
    });
    setTimeout(() => visitor.resume(), roundTrip);
  });
  await once(end.listen(0, 'localhost'), 'listening');
  const address = end.address();
  if (typeof address !== 'object' || !address) throw new Error('The link has no port.');
  return { port: address.port, close: () => end.close() };
}

/** The same for datagrams, as of HTTP/3, whose two ends start slowly and send again by themselves. */
export async function openDatagramLink(serverPort: number, link: Link) {
  let isOpen = true;
  const openDirection = () => {
    const [line, timetable] = [makeLine(link, datagramHeaderBytes), makeTimetable()];
    return (bytes: number, deliver: () => void) => {
      const arrivesAt = line(bytes) + link.roundTripMilliseconds / 2;
      if (Math.random() * 100 >= (link.lossPercent ?? 0))
        timetable(arrivesAt, () => isOpen && deliver());
    };
  };
  const [up, down] = [openDirection(), openDirection()];
  const end = createSocket('udp4').bind(0, '127.0.0.1');
  const servers = new Map<number, Socket>();
  end.on('message', (datagram, { port, address }) => {
    const server = servers.get(port) ?? createSocket('udp4');
    up(datagram.length, () => server.send(datagram, serverPort, '127.0.0.1'));
    if (servers.has(port)) return;
    servers.set(port, server);
    server.on('message', (answer) => down(answer.length, () => end.send(answer, port, address)));
  });
  await once(end, 'listening');
  const close = () => {
    isOpen = false;
    for (const socket of [end, ...servers.values()]) socket.close();
  };
  return { port: end.address().port, close };
}
