import { Island } from 'html-first/island';
import { Counter } from './counter';
import styles from './page.module.css';

export default function Page() {
  return (
    <main className={styles.page}>
      <h1>A second site</h1>
      <Island name="counter" component={Counter} props={{ start: 3 }} />
    </main>
  );
}
