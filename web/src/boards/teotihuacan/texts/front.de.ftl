front-sentence = Würfel sind die Arbeiter: Sie ziehen um die Stadt, werden stärker und bauen Stein für Stein die Pyramide.
